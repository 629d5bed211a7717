import type { ComponentProps, ReactNode, Ref } from 'react';
import { StepDots } from './StepDots.tsx';

interface StepHeadingProps extends ComponentProps<typeof StepDots> {
  /** The heading takes the focus, so that a new step is read aloud. */
  headingRef: Ref<HTMLHeadingElement>;
  title: ReactNode;
  text: ReactNode;
}

/** Which step this is, and what it asks for. */
export const StepHeading = ({ headingRef, title, text, ...dots }: StepHeadingProps) => (
  <>
    <StepDots {...dots} />
    <div className="flex flex-col gap-2">
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="text-h1 font-semibold tracking-[-0.022em] outline-none max-md:text-[26px] max-md:leading-8"
      >
        {title}
      </h1>
      <p className="text-muted">{text}</p>
    </div>
  </>
);
