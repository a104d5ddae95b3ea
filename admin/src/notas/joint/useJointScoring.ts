import {client, messageOf, type AnswerOf} from '@clube/api-client';
import {notify} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useIdempotencyKey} from '../../components/useIdempotencyKey';
import type {JointNota} from './useSheet';

export type JointResult = AnswerOf<'/api/pontuacoes/pontuar-juntas', 'POST'>['resultados'][number];

interface Done {
  results: ReadonlyMap<number, JointResult>;
  /** The deadline for undoing, ISO 8601. */
  until: string;
}

const STORED = 'clube.painel.pontuar-juntas';

/** What this tab scored last, while it can be undone: a reload or another screen in between loses nothing. */
export function readDone(): Done | undefined {
  const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as {results: JointResult[]; until: string} | null;
  return stored && Date.parse(stored.until) > Date.now()
    ? {...stored, results: new Map(stored.results.map(row => [row.id, row]))}
    : undefined;
}

/**
 * Scores the selected receipts and undoes that. A request without a response is repeated with the same idempotency key.
 */
export function useJointScoring() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'score' | 'undo'>();
  const [done, setDone] = useState(readDone);
  const keep = (next: Done | undefined): void => {
    setDone(next);
    if (next) sessionStorage.setItem(STORED, JSON.stringify({...next, results: [...next.results.values()]}));
    else sessionStorage.removeItem(STORED);
  };
  const [round, setRound] = useState(0);
  const sendOnce = useIdempotencyKey();

  const send = async (kind: 'score' | 'undo', body: object, call: (idempotencyKey: string) => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    try {
      await sendOnce({kind, body}, call);
    } catch (reason) {
      notify.error(messageOf(reason));
    } finally {
      setBusy(undefined);
    }
  };

  const score = (notas: readonly JointNota[]): Promise<void> => {
    const body = {notas: notas.map(({id, total, pontos, lidaEm}) => ({id, total, pontos, lidaEm}))};
    return send('score', body, async idempotencyKey => {
      const answer = await client.post('/api/pontuacoes/pontuar-juntas', {body, idempotencyKey});
      keep({results: new Map(answer.resultados.map(row => [row.id, row])), until: answer.desfazerAte});
      notify.success(answer.mensagem);
    });
  };

  const undo = (): Promise<void> => {
    const scored = [...(done?.results.values() ?? [])].filter(({estado}) => estado === 'pontuada');
    const body = {ids: scored.map(({id}) => id)};
    return send('undo', body, async idempotencyKey => {
      const answer = await client.post('/api/pontuacoes/desfazer-juntas', {body, idempotencyKey});
      const undone = answer.resultados.map((row): [number, JointResult] => {
        const before = done?.results.get(row.id);
        // A receipt that cannot be undone stays scored, with the reason.
        return [row.id, row.estado === 'recusada' && before ? {...before, erro: row.erro, codigo: row.codigo} : row];
      });
      if (done) keep({...done, results: new Map([...done.results, ...undone])});
      notify.success(answer.mensagem);
    });
  };

  /** Starts again with a new sheet of the receipts that are pending now. */
  const restart = async (): Promise<void> => {
    await queryClient.invalidateQueries({queryKey: ['pendentes']});
    keep(undefined);
    setRound(round + 1);
  };
  return {busy, done, round, score, undo, restart};
}
