import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';

interface ToasterProps {
  position: 'top-center' | 'bottom-right';
  /** Height of what is fixed at the bottom of the page. */
  above: number;
  /** From now on a toast is seen. */
  onShown(): void;
}

const icon = { size: 18, strokeWidth: 1.75 };

export function Toaster({ position, above, onShown }: ToasterProps) {
  useEffect(onShown, [onShown]);
  const distance = position === 'top-center' ? { top: 16 } : { bottom: above + 16, right: 16 };
  return (
    <Sonner
      position={position}
      style={{ fontFamily: 'inherit' }}
      visibleToasts={3}
      duration={5555}
      gap={8}
      offset={distance}
      mobileOffset={position === 'top-center' ? 12 : { bottom: above + 12, left: 12, right: 12 }}
      icons={{
        success: <CircleCheck {...icon} className="text-success" />,
        error: <CircleAlert {...icon} className="text-danger" />,
        close: <X size={16} strokeWidth={1.75} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-2.5 rounded-lg bg-raised py-3 ps-3.5 pe-3 text-table text-ink shadow-pop md:w-[336px]',
          content: 'min-w-0 flex-1',
          title: 'break-words',
          icon: 'flex-none',
          closeButton:
            'order-last grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink',
          actionButton:
            'order-last h-7 flex-none rounded-sm px-2 font-semibold underline underline-offset-[3px] hover:bg-hover',
        },
      }}
    />
  );
}
