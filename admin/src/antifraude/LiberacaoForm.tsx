import {client} from '@clube/api-client';
import {LIBERACAO_REQUIRED, INVALID_LIBERACAO, liberacaoError} from '@clube/domain';
import {storeRedesAntifraude} from '../providers/session';
import {FieldForm} from './FieldForm';
import type {Cota} from './types';

/** `1.234,5` as people type it; NaN for what is no number. */
function readQuantidade(text: string): number {
  const plain = text.trim().replace(/\./g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Releases a quantity beyond what the network sold; a negative one takes an earlier release back. */
export function LiberacaoForm({cota: {idRede, codProduto, liberado}}: {cota: Cota}) {
  const check = (text: string): string | undefined => {
    if (text.trim() === '') return LIBERACAO_REQUIRED;
    const quantidade = readQuantidade(text);
    return Number.isNaN(quantidade) ? INVALID_LIBERACAO : liberacaoError(quantidade, liberado);
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
      hint={liberado > 0 ? 'Com sinal de menos retira o que foi liberado antes.' : undefined}
      submitLabel="Liberar"
      check={check}
      errorOf={errors => errors.quantidade}
      send={send}
    />
  );
}
