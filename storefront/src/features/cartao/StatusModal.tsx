import {ApiError, messageOf} from '@clube/api-client';
import {BLOCK, CARTAO_BLOCK_HOURS, numberRefusal, type CartaoChange} from '@clube/domain';
import {Button, MaskedField, Modal, notify, selectRefused} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useId, useRef, useState, type SubmitEvent} from 'react';
import {useIdempotencyKey} from '../../base/idempotency-key';
import {infoQuery} from '../../base/session/info';
import type {Cartao} from '../../base/types';
import {requestStatusChange, pedidosQuery} from './api';
import styles from './Cartao.module.css';

interface Props {
  cartao: Cartao;
  change: CartaoChange;
  onClose: () => void;
}

/** Asks for the card's number before it is blocked or unblocked. */
export function StatusModal({cartao, change, onClose}: Props) {
  const queryClient = useQueryClient();
  const form = useId();
  const field = useRef<HTMLFormElement>(null);
  const [numero, setNumero] = useState('');
  const [error, setError] = useState<string>();
  const attempt = useIdempotencyKey();
  const blocks = change === BLOCK;
  const request = useMutation({
    mutationFn: () => requestStatusChange({numero, status: change}, attempt.keyOf({numero, change})),
    meta: {silencioso: true},
    onSuccess: async ({mensagem}) => {
      attempt.ended();
      notify.success(mensagem);
      // The shown card data are outdated, so they are refetched.
      await Promise.all([
        queryClient.invalidateQueries({queryKey: infoQuery.queryKey}),
        queryClient.invalidateQueries({queryKey: pedidosQuery.queryKey}),
      ]);
      onClose();
    },
    onError: reason => {
      attempt.ended(reason);
      if (reason instanceof ApiError && reason.status === 422) return fail(messageOf(reason));
      notify.error(messageOf(reason));
      // Another request may be pending already: refetching shows it.
      void queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
    },
  });
  const fail = (message: string): void => {
    notify.error(message);
    setError(message);
    field.current?.querySelector('input')?.focus();
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (request.isPending) return;
    const refusal = numberRefusal(numero, change);
    if (refusal) fail(refusal);
    else request.mutate();
  };
  return (
    <Modal
      open
      title={blocks ? 'Bloquear cartão' : 'Desbloquear cartão'}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar
          </Button>
          <Button
            type="submit"
            form={form}
            variant={blocks ? 'accent' : 'primary'}
            busy={request.isPending && 'ENVIANDO...'}
          >
            {blocks ? 'Bloquear' : 'Desbloquear'}
          </Button>
        </>
      }
    >
      <form id={form} ref={field} className={styles.form} onSubmit={send} noValidate>
        <p>
          {blocks
            ? 'Com o cartão bloqueado ninguém usa o saldo, que continua seu. Depois você pode pedir o desbloqueio.'
            : 'Digite o número que está no cartão. Com o desbloqueio o saldo pode ser usado.'}
        </p>
        <MaskedField
          label={blocks ? 'Número do cartão ou 4 últimos dígitos' : 'Número do cartão'}
          name="numero"
          kind="cartao"
          value={numero}
          error={error}
          hint={`Final ${cartao.numero?.slice(-4) ?? ''}. A operadora leva até ${CARTAO_BLOCK_HOURS} horas úteis.`}
          onValueChange={value => {
            setNumero(value);
            if (error) notify.dismiss(error);
            setError(undefined);
          }}
          onFocus={selectRefused}
          onBlur={() => numero && setError(numberRefusal(numero, change))}
        />
      </form>
    </Modal>
  );
}
