/** What an installation is called that nobody has named: it is the name of the product. */
export const defaultInstallationName = 'Veery';

/** Keeps the name on one line of the sidebar, and of the subject of a mail. */
export const maxInstallationName = 40;
