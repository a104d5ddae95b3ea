import type {Indicio, Marca} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {dobradoDe} from '../lines/lines';
import type {Folha} from '../types';

const DIZERES: readonly {marca: Marca; padrao: RegExp; firmeza: number}[] = [
  {marca: 'homologacao', padrao: /HOMOLOGACAO(?! D[OAE]\b)|AMBIENTE DE TESTES?\b/, firmeza: 1},
  {marca: 'homologacao', padrao: /SEM VALOR FISCAL/, firmeza: 0.8},
  {
    marca: 'cancelada',
    padrao: /\b(NOTA|NF-?E|NFC-?E|DANFE|CUPOM|CF-?E|SITUACAO|DOCUMENTO)\b.{0,25}\bCANCELAD[AO]\b/,
    firmeza: 0.95,
  },
  {
    marca: 'cancelada',
    padrao: /CANCELAMENTO (DE NF-?E )?HOMOLOGADO|^CANCELAMENTO$|ELETRONICO ?-? ?SAT CANCELAMENTO|^\W*CANCELAD[AO]\W*$/,
    firmeza: 0.95,
  },
  {
    marca: 'contingencia',
    padrao:
      /(EMITID[AO]|IMPRESS[AO]|DANFE|OPERACAO).{0,12} EM CONTINGENCIA|^\W*(EM )?CONTINGENCIA\W*$|PENDENTE DE AUTORIZACAO/,
    firmeza: 0.95,
  },
];

// What an item, a rule of exchange or an advice says about cancelling says nothing about the document.
const ALHEIO = /ITEM|ITENS|TROCA|POLITICA|PEDIDO|CASO|PODERA|\bNAO\b.*CANCEL|SE CANCEL/;

/** What is printed over a document and makes it worthless or provisional. */
export function lerMarcas(folhas: readonly Folha[]): Indicio<Marca>[] {
  return melhores(
    folhas.flatMap(({linhas}) =>
      linhas.flatMap(linha => {
        const texto = dobradoDe(linha.termos);
        return DIZERES.filter(
          ({marca, padrao}) => padrao.test(texto) && !(marca === 'cancelada' && ALHEIO.test(texto)),
        ).map(({marca, firmeza}) => {
          const alvo = linha.termos.filter(({dobrado}) =>
            /HOMOLOG|TESTE|SEM|VALOR|FISCAL|CANCEL|CONTING|PENDENTE/.test(dobrado),
          );
          return indicio(marca, alvo.length > 0 ? alvo : linha.termos, {firmeza});
        });
      }),
    ),
  );
}
