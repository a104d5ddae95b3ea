import type {CampoLeitura} from '@clube/domain';
import type {DocumentoLido} from '../document/types';

/** How much each part weighs in the figure that lists show. */
const PESOS: readonly (readonly [CampoLeitura | 'itens', number])[] = [
  ['chave', 0.25],
  ['cpfCnpj', 0.1],
  ['numero', 0.1],
  ['dataEmissao', 0.15],
  ['total', 0.15],
  ['itens', 0.25],
];
const OBRIGATORIOS = ['chave', 'cpfCnpj', 'numero', 'dataEmissao', 'total'] as const;

/** The whole of a reading in one figure, and whether all that a sale needs can be taken over as it is. */
export function confiancaDoTodo(
  campos: DocumentoLido['campos'],
  itens: readonly {confianca: number; certa: boolean}[],
  avisos: DocumentoLido['avisos'],
): Pick<DocumentoLido, 'confianca' | 'certa'> {
  const dosItens = itens.length > 0 ? itens.reduce((soma, {confianca}) => soma + confianca, 0) / itens.length : 0;
  const soma = PESOS.reduce(
    (resto, [nome, peso]) => resto + peso * (nome === 'itens' ? dosItens : (campos[nome]?.confianca ?? 0)),
    0,
  );
  const certa =
    OBRIGATORIOS.every(nome => campos[nome]?.certa) &&
    itens.length > 0 &&
    itens.every(item => item.certa) &&
    !avisos.some(({gravidade}) => gravidade === 'erro');
  return {confianca: Math.round(soma * 1000) / 1000, certa};
}
