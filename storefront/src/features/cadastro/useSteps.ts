import {useEffect, useRef} from 'react';
import {useLocation, useNavigate, useSearchParams} from 'react-router-dom';
import {today, type PintorValues} from '../../components/pintor-form/pintor-form';
import {STEPS, openStep} from './steps';
import {withoutPrefilled} from './draft/prefill';

const PARAM = 'etapa';
/** The router state of a step that was opened from the previous one, to which the browser's back button leads. */
const STEPPED = {stepped: true} as const;

/** The current step, stored in the URL, so that back, reload and links restore it. */
export function useSteps(values: PintorValues) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as typeof STEPPED | null;
  const step = openStep(params.get(PARAM), values, today());
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);

  useEffect(() => {
    // On arrival the page starts at its top; from step to step the focus moves to the new heading.
    if (!first.current) heading.current?.focus({preventScroll: true});
    first.current = false;
  }, [step]);
  useEffect(() => {
    const rest = withoutPrefilled(params);
    if (rest.size !== params.size) setParams(rest, {replace: true});
  }, [params, setParams]);

  const open = (next: number, options: {replace?: boolean} = {}): void => {
    const {id = ''} = STEPS[next] ?? {};
    const query = withoutPrefilled(params);
    query.set(PARAM, id);
    setParams(query, {...options, state: options.replace ? null : STEPPED});
  };
  const back = (): void => {
    if (state?.stepped) void navigate(-1);
    else open(step - 1, {replace: true});
  };
  return {step, heading, open, back};
}
