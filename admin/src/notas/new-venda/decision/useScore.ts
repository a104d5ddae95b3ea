import {ApiError, client, messageOf} from '@clube/api-client';
import {formatPontosInWords, firstError, validateNewVenda} from '@clube/domain';
import {notify, type ToastAction} from '@clube/ui';
import {useState} from 'react';
import {today} from '../../../components/format/values';
import {useIdempotencyKey} from '../../../components/useIdempotencyKey';
import type {Pendente} from '../../types';
import {focusField, unfinishedItem} from '../dom';
import {isLine, type Doubt} from '../reading/doubts';
import type {VendaForm} from '../form/useVendaForm';
import {vendaToSend, vendaToValidate} from '../venda';
import {readCotaExceeded, type CotaRequest} from './cota';
import {readSecondCheck, type SecondCheckRequest} from './second-check';

interface Screen {
  /** The button that takes the decision back. */
  undo: () => ToastAction;
  doubts: readonly Doubt[];
  /** Moves the focus to the first open question. */
  advance: () => void;
  /** The receipt has a fault that a person must confirm. */
  onDoubt?: (() => void) | undefined;
  /** The name of the other person who holds the lease. */
  takenBy: string | undefined;
  onScore: () => void;
  /** Another person turned out to hold the lease. */
  onBusy: (reason: ApiError) => void;
  /** The receipt itself was refused, not the typed values: perhaps another person has decided it. */
  onRefused: () => void;
  /** The sale exceeds what one person may score. */
  onNeedOther: (request: SecondCheckRequest) => void;
  /** The sale exceeds its network's quota. */
  onBeyondCota: (request: CotaRequest) => void;
}

interface ScoreOptions {
  /** The receipt's faults were confirmed. */
  anyway?: boolean;
  /** Confirms as the second person, or confirms the quota's excess. */
  confirmar?: boolean;
}

/**
 * Scores the receipt: validates the form, then sends the request. A request without a response is repeated with the
 * same idempotency key, so that it cannot be scored twice.
 */
export function useScore(nota: Pendente, form: VendaForm, screen: Screen) {
  const [busy, setBusy] = useState(false);
  const sendOnce = useIdempotencyKey();
  const {venda, reading, errors: pending, setErrors} = form;

  const show = (errors: Record<string, string>, message: string): void => {
    setErrors(errors);
    notify.error(message);
    focusField(Object.keys(errors)[0] ?? '', true);
  };

  const score = async ({anyway = false, confirmar = false}: ScoreOptions = {}): Promise<void> => {
    if (busy) return;
    if (screen.takenBy) return notify.error(`Em análise por ${screen.takenBy}`);
    const errors = validateNewVenda(vendaToValidate(venda), today());
    const first = firstError(errors);
    if (first) return show(errors, first);
    // A value that a look-up refused stays refused until it is corrected.
    const refused = firstError(pending);
    if (refused) return show(pending, refused);
    const unfinished = unfinishedItem();
    if (unfinished) {
      notify.error('Adicione ou apague o item que está sendo digitado');
      return unfinished.focus();
    }
    // Scoring would also teach the server a product match that nobody has confirmed; a line without a product would be
    // lost.
    if (screen.doubts.some(isLine)) {
      notify.error('Confirme ou ignore os itens marcados antes de pontuar');
      return screen.advance();
    }
    if (screen.onDoubt && !anyway && !confirmar) return screen.onDoubt();
    const unconfirmed = vendaToSend(venda, nota, reading);
    const body = confirmar ? {...unconfirmed, confirmar} : unconfirmed;
    setBusy(true);
    try {
      const {mensagem: message, venda: scored} = await sendOnce(body, idempotencyKey =>
        client.post('/api/pontuacoes/pontuar', {body, idempotencyKey}),
      );
      notify.success(message, formatPontosInWords(scored.totalPontos), screen.undo());
      screen.onScore();
    } catch (reason) {
      const request = readSecondCheck(reason);
      const cota = readCotaExceeded(reason);
      if (request) screen.onNeedOther(request);
      else if (cota) screen.onBeyondCota(cota);
      else if (reason instanceof ApiError && Object.keys(reason.campos).length > 0) show(reason.campos, reason.erro);
      else {
        notify.error(messageOf(reason));
        screen.onRefused();
      }
      if (reason instanceof ApiError && reason.codigo === 'EM_ANALISE') screen.onBusy(reason);
    } finally {
      setBusy(false);
    }
  };
  return {score, busy};
}
