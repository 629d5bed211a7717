/** The first letter of an account, in a square, because a round one is the signed-in user. */
export const AccountAvatar = ({ name, size = 28 }: { name: string; size?: number }) => (
  <span
    aria-hidden="true"
    className="grid flex-none place-items-center rounded-sm border border-line-strong bg-bg text-[11px] font-semibold text-ink-2 uppercase"
    style={{ width: size, height: size }}
  >
    {[...name.trim()][0]}
  </span>
);
