import type {Schema} from '@clube/api-client';
import {INVALID_WEB_ADDRESS, LIMIT_SETTING_NAMES, PROGRAMME_SETTING_NAMES, isWebAddress} from '@clube/domain';
import {Button, Checkbox, FailureState, Field, LoadingState, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {ConfirmDialog} from '../components/dialog/ConfirmDialog';
import formStyles from '../components/inputs/Form.module.css';
import {HistoryDetails} from '../components/record-page/HistoryDetails';
import {useUnsaved} from '../components/unsaved/unsaved';
import {Page} from '../components/page/Page';
import {useAction} from '../components/useAction';
import {useFailureToast} from '../components/useFailureToast';
import styles from './Configuracoes.module.css';
import {NumberFields} from './NumberFields';
import {changesOf, numberErrors, save, settingsOf, useSettingsQuery, type Typed} from './settings';

const SWITCHES = [
  ['bloquearSite', 'Bloquear o site', 'Os pintores veem a página de manutenção. O painel e os relatórios continuam.'],
  ['bloquearPontuacao', 'Bloquear a pontuação', 'Notas e códigos novos são recusados. A equipe continua pontuando.'],
  ['bloquearResgate', 'Bloquear o resgate', 'Ninguém pede prêmios. Os pedidos já feitos seguem.'],
] as const;

const addressError = (address: string): string | undefined =>
  address.trim() === '' || isWebAddress(address.trim()) ? undefined : INVALID_WEB_ADDRESS;

function SettingsForm({stored}: {stored: Schema<'Configuracao'> | null}) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const before = settingsOf(stored);
  const values = {...before, ...typed};
  const [left, setLeft] = useState(false);
  const [closing, setClosing] = useState(false);
  const {busy, run, errors, forget} = useAction({
    success: 'Configurações salvas com sucesso',
    failure: 'Erro ao salvar configurações',
    changes: ['configuracoes', 'alteracoes'],
  });
  const changes = changesOf(typed, before);
  useUnsaved(Object.keys(changes).length > 0);
  const change = (next: Partial<Typed>): void => {
    setTyped({...typed, ...next});
    forget();
  };
  const send = async (): Promise<void> => {
    // What is typed meanwhile stays, to be saved.
    const rest = (now: Partial<Typed>) =>
      Object.entries(now).filter(([name, value]) => value !== typed[name as keyof Typed]);
    if (await run(() => save(stored, changes))) setTyped(now => Object.fromEntries(rest(now)));
    setClosing(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setLeft(true);
    const parcela = addressError(values.parcelaPintura);
    const [wrong] = Object.entries({...(parcela && {parcela}), ...numberErrors(values)});
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(`#${wrong[0]}`)?.focus();
      notify.error(wrong[1]);
    } else if (changes.bloquearSite) setClosing(true);
    else void send();
  };
  const numbers = {
    values,
    errors: {...errors, ...(left && numberErrors(values))},
    onChange: change,
    onLeave: () => setLeft(true),
  };
  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate aria-label="Configurações">
      <div className={formStyles.card}>
        <fieldset className={styles.blocks}>
          <legend>Bloqueios</legend>
          {SWITCHES.map(([name, label, follows]) => (
            <Checkbox key={name} checked={values[name]} onChange={event => change({[name]: event.target.checked})}>
              <b>
                {label}
                {before[name] && <span className={styles.on}> · bloqueado agora</span>}
              </b>
              <small>{follows}</small>
            </Checkbox>
          ))}
        </fieldset>
        <Field
          id="parcela"
          label="Endereço da Parcela Pintura"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          hint="Para onde leva a Parcela Pintura no início do pintor. Sem endereço ela não aparece."
          value={values.parcelaPintura}
          error={(left ? addressError(values.parcelaPintura) : undefined) ?? errors.parcelaPintura}
          onBlur={() => setLeft(true)}
          onChange={event => change({parcelaPintura: event.target.value})}
        />
      </div>
      <NumberFields
        {...numbers}
        id="codigos-e-prazos"
        title="Códigos, prazos e taxas"
        about="Aumentar um limite de códigos precisa de outra pessoa da equipe."
        names={PROGRAMME_SETTING_NAMES}
      />
      <NumberFields
        {...numbers}
        id="limites"
        title="O que uma pessoa decide sozinha"
        about="Acima destes limites, outra pessoa da equipe precisa aprovar. Aumentar um limite também precisa de outra pessoa."
        names={LIMIT_SETTING_NAMES}
      />
      <div className={formStyles.buttons}>
        <Button type="submit" busy={busy && 'Salvando…'} disabled={Object.keys(changes).length === 0}>
          Salvar
        </Button>
      </div>
      {closing && (
        <ConfirmDialog
          title="Bloquear o site?"
          confirmLabel="Bloquear"
          destructive
          busy={busy}
          onConfirm={() => void send()}
          onClose={() => setClosing(false)}
        >
          <p>Todos os pintores passam a ver só a página de manutenção, até que alguém desmarque esta opção e salve.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

const NOT_LOADED = 'Erro ao carregar configurações';

/** The entity of the settings in the audit trail. */
const ENTITY = 'ConfiguracaoGuardada';

/** Switches that close the site, scoring and redeeming, the URL of Parcela Pintura, and the programme's numbers. */
export default function Configuracoes() {
  const {data, error, refetch} = useSettingsQuery();
  useFailureToast(error, NOT_LOADED);
  return (
    <Page title="Configurações">
      {error && data === undefined && <FailureState message={NOT_LOADED} onRetry={() => void refetch()} />}
      {!error && data === undefined && <LoadingState rows={4} />}
      {data !== undefined && <SettingsForm stored={data} />}
      {data && <HistoryDetails entity={ENTITY} id={String(data.id)} label="Histórico das configurações" />}
    </Page>
  );
}
