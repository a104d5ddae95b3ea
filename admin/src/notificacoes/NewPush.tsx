import {client} from '@clube/api-client';
import {NOTIFICACAO_LIMITS, countOf, hasErrors, type FieldErrors} from '@clube/domain';
import {Button, Checkbox, Field, TextAreaField, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {BATCH_JOBS} from '../components/batch-jobs/useOpenBatchJobs';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import {useUnsaved} from '../components/unsaved/unsaved';
import {fromServer, useAction} from '../components/useAction';
import {useIdempotencyKey} from '../components/useIdempotencyKey';
import formStyles from '../components/inputs/Form.module.css';
import {AudienceFields} from './AudienceFields';
import {NEW_PUSH, audienceOf, bodyOf, errorsOf, type PushValues} from './form';
import {PhonePreview} from './PhonePreview';
import styles from './Push.module.css';
import {useAudience} from './useAudience';

const leftOf = (text: string, max: number): string => `${text.trim().length} de ${max} caracteres.`;

/** The form of a new push notification: text with a preview, recipients, and time. */
export function NewPush() {
  const [values, setValues] = useState(NEW_PUSH);
  const [found, setFound] = useState<FieldErrors>({});
  const [asking, setAsking] = useState(false);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(NEW_PUSH));
  const sendOnce = useIdempotencyKey();
  const {busy, run, errors: refused, forget} = useAction({success: fromServer, changes: ['notificacoes', BATCH_JOBS]});
  const errors = {...refused, ...found};
  const audience = useAudience(audienceOf(values), !('diasSemPontuar' in errorsOf(values, new Date())));
  const set = (field: keyof PushValues, value: string | undefined): void => {
    setValues(before => ({...before, [field]: value}));
    setFound(({[field]: _, ...others}) => others);
    forget();
  };
  const inputProps = (field: Exclude<keyof PushValues, 'agendarPara'>) => ({
    value: values[field],
    error: errors[field],
    onChange: ({target}: {target: {value: string}}) => set(field, target.value),
  });
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    const formErrors = errorsOf(values, new Date());
    setFound(formErrors);
    const [first] = Object.values(formErrors);
    if (hasErrors(formErrors)) notify.error(first ?? '');
    else setAsking(true);
  };
  const send = async (): Promise<void> => {
    const body = bodyOf(values);
    const done = await run(() =>
      sendOnce(body, idempotencyKey => client.post('/api/notificacoes/para-todos', {body, idempotencyKey})),
    );
    setAsking(false);
    if (done) setValues(NEW_PUSH);
  };
  const later = values.agendarPara !== undefined;
  const reached = audience.data && countOf(audience.data.pintores, 'pintor', 'pintores');
  return (
    <section className={styles.compose} aria-label="Novo push">
      <form className={formStyles.form} onSubmit={check} noValidate>
        <div className={formStyles.card}>
          <Field
            label="Título"
            maxLength={NOTIFICACAO_LIMITS.titulo}
            hint={leftOf(values.titulo, NOTIFICACAO_LIMITS.titulo)}
            {...inputProps('titulo')}
          />
          <TextAreaField
            label="Texto"
            rows={3}
            maxLength={NOTIFICACAO_LIMITS.texto}
            hint={leftOf(values.texto, NOTIFICACAO_LIMITS.texto)}
            {...inputProps('texto')}
          />
          <AudienceFields inputProps={inputProps} />
          <p className={styles.reached} role="status">
            {audience.text}
          </p>
          <Checkbox checked={later} onChange={({target}) => set('agendarPara', target.checked ? '' : undefined)}>
            Agendar para depois
          </Checkbox>
          {later && (
            <Field
              className={formStyles.half}
              label="Enviar em"
              type="datetime-local"
              hint="No horário de Brasília."
              value={values.agendarPara ?? ''}
              error={errors.agendarPara}
              onChange={({target}) => set('agendarPara', target.value)}
            />
          )}
        </div>
        <div className={formStyles.buttons}>
          <Button type="submit">{later ? 'Agendar push' : 'Enviar push'}</Button>
        </div>
      </form>
      <PhonePreview titulo={values.titulo} texto={values.texto} />
      {asking && (
        <ConfirmDialog
          title={later ? 'Agendar push' : 'Enviar push'}
          confirmLabel={later ? 'Agendar' : 'Enviar'}
          busy={busy}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>
            <strong>{values.titulo.trim()}</strong>
          </p>
          <p>
            {reached ? `Alcança ${reached}.` : 'Alcança os pintores do público escolhido.'}{' '}
            {later ? 'Até o horário marcado você pode cancelar.' : 'O que foi enviado não volta.'} Das 21h às 8h os
            celulares não tocam: chega de manhã.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
