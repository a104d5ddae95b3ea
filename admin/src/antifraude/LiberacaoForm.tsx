import {client} from '@clube/api-client';
import {
  INVALID_LIBERACAO,
  LIBERACAO_REQUIRED,
  formatPontosInWords,
  liberacaoError,
  qtdAfOf,
  readGroupedNumber,
  saldoPontosOf,
} from '@clube/domain';
import {numberOrDash} from '../components/format/values';
import {useIdempotencyKey} from '../components/useIdempotencyKey';
import {storeRedesAntifraude} from '../providers/session';
import {fittingNotasMessage} from './WaitingNotas';
import {FieldForm} from './FieldForm';
import type {Cota} from './types';

/** Increases a network's quota of one product by a release; a negative quantity reverses an earlier release. */
export function LiberacaoForm({cota, waiting}: {cota: Cota; waiting: readonly number[]}) {
  const {idRede, codProduto, liberado, qtdAf, pontosUnitario} = cota;
  const sendOnce = useIdempotencyKey();
  const check = (text: string): string | undefined => {
    if (text.trim() === '') return LIBERACAO_REQUIRED;
    const quantidade = readGroupedNumber(text);
    return quantidade === undefined ? INVALID_LIBERACAO : liberacaoError(quantidade, liberado);
  };
  const hint =
    liberado > 0
      ? 'Com sinal de menos retira o que foi liberado antes.'
      : qtdAf < 0
        ? `Faltam ${numberOrDash(-qtdAf)} para zerar.`
        : undefined;
  const outcome = (text: string): string | undefined => {
    const quantidade = readGroupedNumber(text);
    if (quantidade === undefined) return undefined;
    const left = qtdAfOf({...cota, liberado: liberado + quantidade});
    const fits = waiting.length > 0 ? ` ${fittingNotasMessage(left, waiting)}` : '';
    return `Saldo depois: ${numberOrDash(left)}, ou ${formatPontosInWords(saldoPontosOf(left, pontosUnitario))}.${fits}`;
  };
  const send = async (text: string): Promise<{mensagem: string}> => {
    const body = {rede: String(idRede), codProduto, quantidade: readGroupedNumber(text) ?? 0};
    const answer = await sendOnce(body, idempotencyKey =>
      client.post('/api/antifraude/liberacao', {body, idempotencyKey}),
    );
    storeRedesAntifraude(answer.redesAntifraude);
    return answer;
  };
  return (
    <FieldForm
      label="Quantidade a liberar"
      maxLength={14}
      hint={hint}
      outcome={outcome}
      {...(qtdAf < 0 && {suggested: {label: `Só zerar: ${numberOrDash(-qtdAf)}`, text: numberOrDash(-qtdAf)}})}
      submitLabel="Liberar"
      check={check}
      errorOf={errors => errors.quantidade}
      send={send}
    />
  );
}
