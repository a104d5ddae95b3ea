import type {Schema} from '@clube/api-client';
import {formatDate, formatDateTime, isOptionalConsent} from '@clube/domain';
import {Button, Icon, Switch, notify} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {useSetConsent} from './api';
import {TermoModal} from './TermoModal';
import styles from './MyData.module.css';

type Consent = Schema<'ConsentimentoDado'>;

const PAGES: Partial<Record<Consent['documento'], string>> = {
  regulamento: PATHS.regulamento,
  privacidade: PATHS.privacy,
};

/** The version and the time of the last decision: agreed to, withdrawn, or never requested. */
function LastWord({consent: {historico, versaoVigente}}: {consent: Consent}) {
  const [last] = historico;
  if (!last) return <p className={styles.when}>Ainda não respondido.</p>;
  return (
    <p className={styles.when}>
      Versão {last.versao}, aceita em {formatDateTime(new Date(last.aceitoEm))}
      {last.retiradoEm && `, retirada em ${formatDateTime(new Date(last.retiradoEm))}`}.
      {!last.retiradoEm && last.versao < versaoVigente && ` Já há a versão ${versaoVigente}.`}
    </p>
  );
}

function OptionalSwitch({consent}: {consent: Consent}) {
  const setting = useSetConsent();
  const [requested, setRequested] = useState<boolean>();
  const {documento, titulo} = consent;
  if (!isOptionalConsent(documento)) return null;
  // A change is shown at once, and reverted if storing it fails.
  const given = requested ?? consent.dado;
  return (
    <Switch
      checked={given}
      disabled={setting.isPending}
      onValueChange={checked => {
        setRequested(checked);
        setting.mutate(
          {documento, dado: checked ? 1 : 0},
          {onSuccess: ({mensagem}) => notify.success(mensagem), onSettled: () => setRequested(undefined)},
        );
      }}
    >
      <span className="visually-hidden">{titulo}: </span>
      {given ? 'Autorizado' : 'Não autorizado'}
    </Switch>
  );
}

/** Agrees to the version in force where an earlier one was agreed to and nothing asks for the newer one. */
function NewVersion({consent: {documento, titulo, dado, historico, versaoVigente}}: {consent: Consent}) {
  const setting = useSetConsent();
  const [last] = historico;
  if (!isOptionalConsent(documento) || !dado || !last || last.versao >= versaoVigente) return null;
  return (
    <Button
      variant="secondary"
      small
      className={styles.action}
      busy={setting.isPending && 'SALVANDO...'}
      onClick={() => setting.mutate({documento, dado: 1}, {onSuccess: ({mensagem}) => notify.success(mensagem)})}
    >
      Autorizar a versão {versaoVigente}
      <span className="visually-hidden">: {titulo}</span>
    </Button>
  );
}

/** The consents with version and time; optional ones can be switched. */
export function Consents({consents}: {consents: readonly Consent[]}) {
  return (
    <section className={styles.card} aria-labelledby="aceites">
      <h2 id="aceites">Seus aceites e autorizações</h2>
      <ul className={styles.consents}>
        {consents.map(consent => (
          <li key={consent.documento}>
            <div className={styles.consentHead}>
              <h3>{consent.titulo}</h3>
              {consent.opcional ? (
                <OptionalSwitch consent={consent} />
              ) : (
                consent.dado && (
                  <span className={styles.agreed}>
                    <Icon name="check" size={18} /> Aceito
                  </span>
                )
              )}
            </div>
            <p>{consent.porque}</p>
            <LastWord consent={consent} />
            {consent.dado && consent.valeAte && <p className={styles.when}>Vale até {formatDate(consent.valeAte)}.</p>}
            <Read consent={consent} />
            <NewVersion consent={consent} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts with a page of their own are linked, short ones open in a modal. */
function Read({consent: {documento, titulo}}: {consent: Consent}) {
  const page = PAGES[documento];
  return page ? (
    <Link className={styles.read} to={page}>
      Ler {titulo.toLocaleLowerCase('pt-BR')}
    </Link>
  ) : (
    <TermoModal documento={documento} title={titulo} />
  );
}
