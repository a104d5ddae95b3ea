import {client} from '@clube/api-client';
import {
  INVALID_LIBERACAO,
  LIBERACAO_REQUIRED,
  formatPontosInWords,
  liberacaoError,
  qtdAfOf,
  saldoPontosOf,
  ungrouped,
} from '@clube/domain';
import {numberOrDash} from '../components/format/values';
import {storeRedesAntifraude} from '../providers/session';
import {fittingNotasMessage} from './WaitingNotas';
import {FieldForm} from './FieldForm';
import type {Cota} from './types';

/** Parses a quantity as Brazilians type it (`1.234,5`); NaN for anything else. */
function readQuantidade(text: string): number {
  const plain = ungrouped(text.trim()).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Increases a network's quota of one product by a release; a negative quantity reverses an earlier release. */
export function LiberacaoForm({cota, waiting}: {cota: Cota; waiting: readonly number[]}) {
  const {idRede, codProduto, liberado, qtdAf, pontosUnitario} = cota;
  const check = (text: string): string | undefined => {
    if (text.trim() === '') return LIBERACAO_REQUIRED;
    const quantidade = readQuantidade(text);
    return Number.isNaN(quantidade) ? INVALID_LIBERACAO : liberacaoError(quantidade, liberado);
  };
  const hint =
    liberado > 0
      ? 'Com sinal de menos retira o que foi liberado antes.'
      : qtdAf < 0
        ? `Faltam ${numberOrDash(-qtdAf)} para zerar.`
        : undefined;
  const outcome = (text: string): string | undefined => {
    const quantidade = readQuantidade(text);
    if (Number.isNaN(quantidade)) return undefined;
    const left = qtdAfOf({...cota, liberado: liberado + quantidade});
    const fits = waiting.length > 0 ? ` ${fittingNotasMessage(left, waiting)}` : '';
    return `Saldo depois: ${numberOrDash(left)}, ou ${formatPontosInWords(saldoPontosOf(left, pontosUnitario))}.${fits}`;
  };
  const send = async (text: string): Promise<{mensagem: string}> => {
    const body = {rede: String(idRede), codProduto, quantidade: readQuantidade(text)};
    const answer = await client.post('/api/antifraude/liberacao', {body});
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
