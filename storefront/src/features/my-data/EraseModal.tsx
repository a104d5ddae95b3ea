import {ApiError, client, messageOf, type Schema} from '@clube/api-client';
import {ERASURE_NOT_CONFIRMED, NO_PASSWORD, countOf, formatPontosInWords} from '@clube/domain';
import {Button, Checkbox, Modal, PasswordField, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState} from 'react';
import {endSession} from '../../base/session/session';
import styles from './MyData.module.css';

type Losses = Schema<'PerdasAoApagar'>;

/** What is lost with the account, in sentences; nothing if nothing would be lost. */
function lossesInWords({pontos, resgatesCancelados, resgatesACaminho, notasPendentes}: Losses): string[] {
  return [
    pontos > 0 ? `Você tem ${formatPontosInWords(pontos)}, que se ${pontos === 1 ? 'perde' : 'perdem'}.` : '',
    pontos < 0
      ? `Você deve ${formatPontosInWords(-pontos)}. O débito não se apaga: se você voltar, ele volta com o seu CPF.`
      : '',
    resgatesCancelados > 0
      ? `${countOf(resgatesCancelados, 'prêmio pedido ainda não saiu e será cancelado', 'prêmios pedidos ainda não saíram e serão cancelados')}. Se quer receber, espere a entrega antes de apagar.`
      : '',
    resgatesACaminho > 0
      ? `${countOf(resgatesACaminho, 'prêmio já está a caminho e chega', 'prêmios já estão a caminho e chegam')} normalmente.`
      : '',
    notasPendentes > 0
      ? `${countOf(notasPendentes, 'nota em análise não vai', 'notas em análise não vão')} pontuar.`
      : '',
    'Sua conta é fechada na hora, em todos os aparelhos.',
    'Quando terminar, confirmamos pelo seu e-mail, se ele estiver confirmado. É a última mensagem.',
  ].filter(Boolean);
}

/** Asks for the password and an explicit confirmation; the erasure cannot be undone. */
export function EraseModal({losses, onClose}: {losses: Losses; onClose: () => void}) {
  const [understood, setUnderstood] = useState(false);
  const [senha, setSenha] = useState('');
  const [errors, setErrors] = useState<{senha?: string | undefined; ciente?: string | undefined}>({});
  const form = useRef<HTMLFormElement>(null);
  // Set at once: Enter twice comes before the next rendering.
  const sent = useRef(false);
  const erasing = useMutation({
    meta: {silencioso: true},
    mutationFn: () => client.post('/api/privacidade/apagar', {body: {senha, ciente: 1}}),
    onSuccess: ({mensagem}) => endSession(mensagem),
    onError: error => {
      sent.current = false;
      const fields = error instanceof ApiError ? error.body.campos : undefined;
      const message = fields?.['senha'] ?? messageOf(error);
      setErrors({senha: message});
      notify.error(message);
    },
  });
  const submit = () => {
    if (sent.current) return;
    const wrong: typeof errors = {
      ...(understood ? {} : {ciente: ERASURE_NOT_CONFIRMED}),
      ...(senha ? {} : {senha: NO_PASSWORD}),
    };
    setErrors(wrong);
    const first = wrong.ciente ?? wrong.senha;
    if (!first) {
      sent.current = true;
      erasing.mutate();
      return;
    }
    notify.error(first);
    form.current?.querySelector<HTMLInputElement>(wrong.ciente ? '[type=checkbox]' : '[name=senha]')?.focus();
  };
  return (
    <Modal
      open
      title="Apagar meus dados"
      width={520}
      onClose={erasing.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="secondary" disabled={erasing.isPending} onClick={onClose}>
            CANCELAR
          </Button>
          <Button variant="accent" busy={erasing.isPending && 'ENVIANDO...'} onClick={submit}>
            APAGAR TUDO
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.eraseForm}
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className={styles.losses}>
          {lossesInWords(losses).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Checkbox
          checked={understood}
          error={errors.ciente}
          onChange={event => {
            setUnderstood(event.target.checked);
            setErrors(({senha: senhaError}) => ({senha: senhaError}));
          }}
        >
          Entendi o que se perde e quero apagar meus dados.
        </Checkbox>
        <PasswordField
          label="Sua senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          error={errors.senha}
          onChange={event => {
            setSenha(event.target.value);
            setErrors(({ciente}) => ({ciente}));
          }}
        />
      </form>
    </Modal>
  );
}
