export const linkClass = 'font-medium text-accent underline-offset-[3px] hover:underline';
