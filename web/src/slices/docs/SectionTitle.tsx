interface SectionTitleProps {
  /** The table of contents finds sections by it. */
  id: string;
  title: string;
  /** Stands beside it, such as the type of a body. */
  note?: string | undefined;
}

export function SectionTitle({ id, title, note }: SectionTitleProps) {
  return (
    <h2
      id={id}
      data-section={title}
      tabIndex={-1}
      className="flex scroll-mt-6 items-baseline gap-2.5 text-lead font-semibold outline-none"
    >
      {title}
      {note && <span className="font-mono text-caption font-normal text-muted">{note}</span>}
    </h2>
  );
}
