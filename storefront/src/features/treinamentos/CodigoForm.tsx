import {ApiError, messageOf} from '@clube/api-client';
import {CODIGO_NEEDS_NOTA, NO_CODIGO, formatPontosInWords} from '@clube/domain';
import {Button, Field, notify, selectRefused} from '@clube/ui';
import {useRef, useState, type SubmitEvent} from 'react';
import {useSearchParams} from 'react-router-dom';
import {codigoEffect} from './api';
import styles from './Treinamentos.module.css';
import {useRedeem} from './useRedeem';

/** The form for a training's code, or a general one that adds points on its own: validated on blur, used on submit. */
export function CodigoForm() {
  const input = useRef<HTMLInputElement>(null);
  const [search] = useSearchParams();
  const [codigo, setCodigo] = useState(() => search.get('codigo')?.slice(0, 60).toUpperCase() ?? '');
  const [error, setError] = useState<string>();
  const [worth, setWorth] = useState<string>();
  const redeem = useRedeem();

  const check = async (): Promise<void> => {
    const sent = codigo.trim();
    if (!sent || error || redeem.isPending) return;
    try {
      const {apenasVenda, operacao, valor} = await codigoEffect(sent);
      // Another code may have been typed meanwhile.
      if (input.current?.value.trim() !== sent) return;
      if (!apenasVenda && operacao === 'ADICIONAR') setWorth(`Este código vale ${formatPontosInWords(valor)}.`);
      else setError(CODIGO_NEEDS_NOTA);
    } catch (reason) {
      const unanswered = !(reason instanceof ApiError) || reason.status === 0;
      if (!unanswered && input.current?.value.trim() === sent) setError(messageOf(reason));
    }
  };
  const refuse = (message: string): void => {
    setError(message);
    notify.error(message);
    input.current?.focus();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!codigo.trim()) return refuse(NO_CODIGO);
    redeem.mutate(codigo.trim(), {
      onSuccess: () => {
        setCodigo('');
        setWorth(undefined);
        setError(undefined);
      },
      onError: reason => refuse(messageOf(reason)),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        ref={input}
        label="Código do treinamento"
        name="codigo"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={codigo}
        error={error}
        hint={worth ?? 'Está no certificado ou no material que você recebeu.'}
        onFocus={selectRefused}
        onBlur={() => void check()}
        onChange={event => {
          setError(undefined);
          setWorth(undefined);
          setCodigo(event.target.value.toUpperCase());
        }}
      />
      <Button type="submit" variant="accent" busy={redeem.isPending && 'ENVIANDO...'}>
        Resgatar código
      </Button>
      {redeem.data && (
        <p className={styles.earned} role="status">
          <b>+ {formatPontosInWords(redeem.data.score.pontos)}</b> pelo código {redeem.data.score.codigo}
        </p>
      )}
    </form>
  );
}
