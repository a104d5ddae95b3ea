import type {Indicios} from '../document/types';
import {campoDe, type Lido} from './fields';
import {candidatos} from './candidates';
import type {ChaveEscolhida} from './key';

/** The day of sale: never in the future, in the month that the key names. */
export function escolherData(
  leituras: readonly Indicios[],
  chave: ChaveEscolhida | undefined,
  hoje: string,
): Lido<string> | undefined {
  const mes = chave && `${chave.lida.ano}-${String(chave.lida.mes).padStart(2, '0')}`;
  const lidas = candidatos(leituras.flatMap(({dataEmissao}) => dataEmissao ?? [])).filter(({valor}) => valor <= hoje);
  const noMes = mes ? lidas.filter(({valor}) => valor.startsWith(mes)) : [];
  const melhor = noMes[0] ?? lidas[0];
  if (!melhor) return undefined;
  if (melhor.fontes.includes('xml')) return campoDe(melhor, true);
  if (mes && noMes.length === 0)
    return campoDe({...melhor, confianca: melhor.confianca * 0.3}, false, 'A data não é do mês da chave de acesso');
  const rival = noMes[1];
  const disputada = rival !== undefined && rival.confianca > 0.5 && melhor.confianca - rival.confianca < 0.2;
  const segura =
    melhor.fontes.length >= 2 ||
    melhor.fontes[0] === 'qrcode' ||
    (melhor.fontes[0] === 'texto' && melhor.confianca >= 0.85) ||
    // A misread day would have to be misread alike in two places.
    (melhor.fontes[0] === 'ocr' && melhor.vezes >= 2 && melhor.confianca >= 0.85);
  return campoDe(
    melhor,
    Boolean(chave?.certa) && segura && !disputada,
    disputada ? 'Há outra data parecida na nota' : undefined,
  );
}
