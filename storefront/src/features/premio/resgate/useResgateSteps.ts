import {useLocation, useNavigate} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../../base/scroll/memory';

/** The steps between choosing a prize and ordering it. */
export type ResgateStep = 'endereco' | 'confirm';

interface Place {
  step: ResgateStep;
  /** The number of history entries between the step and the prize's page. */
  depth: number;
}

/** The step in the history entry's state, which survives a reload; undefined on the page itself. */
function readPlace(state: unknown): Place | undefined {
  const {resgate} = (typeof state === 'object' && state !== null ? state : {}) as {resgate?: Partial<Place>};
  const {step, depth} = resgate ?? {};
  const known = (step === 'endereco' || step === 'confirm') && typeof depth === 'number';
  return known ? {step, depth} : undefined;
}

/** The steps as history entries: back goes to the previous step and then to the prize, a reload keeps the step. */
export function useResgateSteps() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = readPlace(location.state);
  return {
    step: place?.step,
    go: (step: ResgateStep): void => {
      const {pathname, search, hash} = location;
      const resgate: Place = {step, depth: (place?.depth ?? 0) + 1};
      void navigate({pathname, search, hash}, {state: {resgate, ...KEEP_SCROLL_POSITION}});
    },
    close: (): void => {
      if (place) void navigate(-place.depth);
    },
  };
}
