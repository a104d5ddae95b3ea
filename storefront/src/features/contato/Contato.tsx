import {ApiError, client, messageOf} from '@clube/api-client';
import {formatTelefone, mensagemError} from '@clube/domain';
import {Button, Icon, TextAreaField, buttonClass, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {useIdempotencyKey} from '../../base/idempotency-key';
import {useInfo} from '../../base/session/info';
import {SUPPORT, whatsappLink} from '../../base/support';
import type {Pintor} from '../../base/types';
import {useStoredState} from '../../base/useStoredState';
import {Page} from '../../components/Page';
import styles from './Contato.module.css';

const NOT_INFORMED = 'Não informado';
const phone = (digits: string | null): string => (digits ? formatTelefone(digits) : NOT_INFORMED);

/** The sender's data, as the support will see them. */
function Sender({pintor}: {pintor: Pintor}) {
  const facts = [
    ['Nome', pintor.nome],
    ['Email', pintor.email || NOT_INFORMED],
    ['Celular', phone(pintor.celular)],
    ['Telefone', phone(pintor.telefone)],
    ['Cidade', [pintor.endCidade, pintor.endEstado].filter(Boolean).join('/') || NOT_INFORMED],
  ] as const;
  return (
    <dl className={styles.sender}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const EMPTY = {mensagem: ''};

function readDraft(stored: object): typeof EMPTY | undefined {
  const mensagem: unknown = Reflect.get(stored, 'mensagem');
  return typeof mensagem === 'string' ? {mensagem} : undefined;
}

/** The message form; the typed text is stored in this tab until it is sent. */
function MessageForm() {
  const form = useRef<HTMLFormElement>(null);
  const [{mensagem}, setDraft] = useStoredState('contato', EMPTY, readDraft);
  const [error, setError] = useState<string>();
  const attempt = useIdempotencyKey('contato');
  const sending = useMutation({
    mutationFn: (sent: string) =>
      client.post('/api/enviar-email-contato', {body: {mensagem: sent}, idempotencyKey: attempt.keyOf(sent)}),
    meta: {silencioso: true},
    onSuccess: ({mensagem: message}, sent) => {
      attempt.ended();
      // What was typed meanwhile stays, to be sent.
      setDraft({mensagem: mensagem.replace(sent, '').trimStart()});
      notify.success(message);
    },
    onError: reason => {
      attempt.ended(reason);
      if (reason instanceof ApiError && reason.status === 422) fail(messageOf(reason));
      else notify.error(messageOf(reason));
    },
  });
  const fail = (message: string): void => {
    setError(message);
    notify.error(message);
    form.current?.querySelector('textarea')?.focus();
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.isPending) return;
    const fault = mensagemError(mensagem);
    if (fault) fail(fault);
    else sending.mutate(mensagem);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextAreaField
        label="Mensagem"
        name="mensagem"
        rows={6}
        value={mensagem}
        error={error}
        hint="A resposta chega no seu e-mail ou celular."
        onBlur={() => mensagem && setError(mensagemError(mensagem))}
        onChange={({target}) => {
          setDraft({mensagem: target.value});
          if (error) notify.dismiss(error);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={sending.isPending && 'ENVIANDO...'}>
        ENVIAR
      </Button>
    </form>
  );
}

/** A form to write to the support, and other contacts. */
export default function Contato() {
  const {data: info} = useInfo();
  if (!info) return null;
  return (
    <Page title="Contato">
      <div className={styles.screen}>
        <section className={styles.write}>
          <h2>Escreva para a gente</h2>
          <MessageForm />
        </section>
        <div className={styles.aside}>
          <section className={styles.box}>
            <h2>Seus dados</h2>
            <Sender pintor={info.profile} />
          </section>
          <section className={styles.box}>
            <h2>Ou fale agora</h2>
            <p>{SUPPORT.hours}</p>
            <a
              className={buttonClass({variant: 'secondary', fullWidth: true})}
              href={whatsappLink('Olá! Preciso de ajuda com o Clube do Pintor.')}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="whatsapp" size={20} /> WhatsApp
            </a>
            <a
              className={buttonClass({variant: 'secondary', fullWidth: true})}
              href={`tel:${SUPPORT.phone.replace(/\D/g, '')}`}
            >
              <Icon name="telephone" size={20} /> {SUPPORT.phone}
            </a>
          </section>
        </div>
      </div>
    </Page>
  );
}
