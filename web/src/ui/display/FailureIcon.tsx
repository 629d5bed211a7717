const shapes = {
  alert: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </>
  ),
  retry: <path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5" />,
};

interface FailureIconProps {
  shape: keyof typeof shapes;
  size: number;
  className?: string;
}

/** Draws the icons of failures. They are part of the first load, which the library of icons is not. */
export function FailureIcon({ shape, size, className }: FailureIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {shapes[shape]}
    </svg>
  );
}
