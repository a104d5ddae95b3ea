import {firstError, hasErrors} from '@clube/domain';
import {Button, notify} from '@clube/ui';
import {useEffect, useState, type SubmitEvent} from 'react';
import {useLocation, useSearchParams} from 'react-router-dom';
import {Page} from '../../components/Page';
import {SocialButtons} from '../../components/social/SocialButtons';
import {PendingDestination} from '../../components/pending-destination/PendingDestination';
import {useServerChecks} from './api';
import {PrefilledNotice, ResumedNotice} from './PrefilledNotice';
import {EnderecoFields} from '../../components/pintor-form/EnderecoFields';
import {today, usePintorForm, type PintorValues} from '../../components/pintor-form/pintor-form';
import styles from './Cadastro.module.css';
import {deleteDraft, saveDraft, readDraft} from './draft/draft';
import {AboutYou, Identification} from './fields/AboutYou';
import {PasswordAndTerms} from './fields/PasswordAndTerms';
import {StoreAndCodes} from './fields/StoreAndCodes';
import {firstValues, fromAddress, proofsOf} from './draft/prefill';
import {StepProgress} from './StepProgress';
import {STEPS, errorsIn, errorsOf} from './steps';
import {useSteps} from './useSteps';
import {useSubmission} from './useSubmission';

const LAST = STEPS.length - 1;
const problems = (values: PintorValues) => errorsOf(values, today());

/** The initial values: the draft on this device, with the data from the URL and the router state. */
function useBeginning() {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  return useState(() => {
    const draft = readDraft(Date.now());
    const brought = {...fromAddress(params), ...proofsOf(state)};
    const values = firstValues(draft, brought);
    return {values, brought: {...brought}, resumed: draft !== undefined && values.cpf === draft.cpf && 'cpf' in draft};
  });
}

/** The sign-up, step by step. Fields are validated on blur, a step as a whole before the next one opens. */
function SignUp({directory}: {directory: boolean}) {
  const [beginning, setBeginning] = useBeginning();
  const form = usePintorForm(() => beginning.values, problems);
  const {step, heading, open, back} = useSteps(form.values);
  const checks = useServerChecks();
  const [checking, setChecking] = useState(false);
  const submission = useSubmission(form, directory, open);
  const {id, title, fields} = STEPS[step] ?? {id: '', title: '', fields: []};
  useEffect(() => {
    if (!submission.isSuccess) saveDraft(form.values, Date.now());
  }, [form.values, submission.isSuccess]);

  const goOn = async (): Promise<void> => {
    setChecking(true);
    const refusals = await checks(fields, form.values);
    setChecking(false);
    form.refuse(refusals, form.values);
    const refusal = firstError(refusals);
    if (!refusal) return open(step + 1);
    notify.error(refusal);
    form.focus(Object.keys(refusals)[0] ?? '');
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (checking || submission.isPending) return;
    const errors = errorsIn(step, {...problems(form.values), ...form.stillRefused()});
    form.markErrors(errors);
    if (hasErrors(errors)) notify.error(firstError(errors) ?? '');
    else if (step < LAST) void goOn();
    else submission.mutate(form.values);
  };
  const restart = (): void => {
    deleteDraft();
    form.reset(beginning.brought);
    setBeginning(previous => ({...previous, resumed: false}));
    open(0, {replace: true});
  };
  return (
    <Page title={directory ? 'Cadastro no Ache Seu Pintor' : 'Cadastro'} narrow>
      {step === 0 && <PendingDestination className={styles.wanted} />}
      {beginning.resumed && <ResumedNotice onRestart={restart} />}
      {step === 0 && <PrefilledNotice values={beginning.brought} />}
      <form ref={form.ref} className={styles.form} onSubmit={send} noValidate>
        <StepProgress step={step} onOpen={next => open(next, {replace: true})} />
        <section className={styles.section} aria-labelledby="etapa">
          <h2 id="etapa" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {id === 'voce' && <Identification form={form} checks={checks} />}
          {id === 'contato' && <AboutYou form={form} />}
          {id === 'endereco' && <EnderecoFields form={form} />}
          {id === 'loja' && <StoreAndCodes form={form} checks={checks} />}
          {id === 'senha' && <PasswordAndTerms form={form} />}
        </section>
        <div className={styles.actions}>
          {step > 0 && (
            <Button variant="secondary" onClick={back}>
              Voltar
            </Button>
          )}
          <Button
            type="submit"
            fullWidth
            busy={(checking && 'CONFERINDO...') || (submission.isPending && 'ENVIANDO...')}
          >
            {step < LAST ? 'Continuar' : 'Cadastrar'}
          </Button>
        </div>
      </form>
      {step === 0 && !form.values.googleAuthId && !form.values.facebookId && (
        <div className={styles.social}>
          <SocialButtons />
        </div>
      )}
    </Page>
  );
}

export default function Cadastro() {
  return <SignUp directory={false} />;
}

/** The sign-up from the directory; it logs the painter in at the end. */
export function CadastroAcheSeuPintor() {
  return <SignUp directory />;
}
