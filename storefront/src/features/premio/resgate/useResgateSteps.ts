import {useLocation, useNavigate} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../../base/scroll/memory';

/** What stands between wanting a prize and asking for it. */
export type ResgateStep = 'endereco' | 'confirm';

interface Place {
  step: ResgateStep;
  /** How many entries of the history lie between it and the prize's page. */
  depth: number;
}

/** Of the history's entry, which survives a reload: nothing where the page itself is shown. */
function readPlace(state: unknown): Place | undefined {
  const {resgate} = (typeof state === 'object' && state !== null ? state : {}) as {resgate?: Partial<Place>};
  const {step, depth} = resgate ?? {};
  const known = (step === 'endereco' || step === 'confirm') && typeof depth === 'number';
  return known ? {step, depth} : undefined;
}

/** The steps as entries of the history: back goes to the one before and then to the prize, a reload stays where one was. */
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
