const address = /(https?:\/\/[^\s<>"]+)/;

/** Shows plain text with its addresses as links. Nothing in it is read as markup. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // The parts of one text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={part} className="font-medium break-all text-accent underline underline-offset-[3px]">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
