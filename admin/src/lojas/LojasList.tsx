import type {Schema} from '@clube/api-client';
import {formatarCnpj} from '@clube/domain';
import {NADA, numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useRowActions} from '../components/RowActions';

/** react-admin names a row by `id`: of a shop that is its CNPJ. */
type Loja = Schema<'Loja'> & {id: string};

const COLUMNS: readonly Coluna<Loja>[] = [
  {
    chave: 'nomeLoja',
    titulo: 'Loja',
    ordenavel: true,
    principal: true,
    celula: loja => <strong>{loja.nomeLoja.toLocaleUpperCase('pt-BR')}</strong>,
  },
  {
    chave: 'cnpj',
    titulo: 'CNPJ',
    celula: loja => <span style={{whiteSpace: 'nowrap'}}>{formatarCnpj(loja.cnpj)}</span>,
  },
  {
    chave: 'cidade',
    titulo: 'Cidade/UF',
    celula: loja => [loja.cidade, loja.uf].filter(Boolean).join('/') || NADA,
  },
  {
    chave: 'totalVendido',
    titulo: 'Total Vendido',
    numerica: true,
    celula: loja => reaisOuNada(loja.totalVendido),
  },
  {
    chave: 'totalPontuado',
    titulo: 'Total Pontuado',
    numerica: true,
    celula: loja => numeroOuNada(loja.totalPontuado),
  },
  {
    chave: 'pintores',
    titulo: 'Pintores que Compram',
    numerica: true,
    celula: loja => numeroOuNada(loja.pintores),
  },
];

export default function LojasList() {
  const actions = useRowActions<Loja>({nameOf: loja => loja.nomeLoja});
  return (
    <Pagina titulo="Lojas">
      <Lista
        recurso="lojas"
        legenda="Lojas"
        colunas={[...COLUMNS, ...actions]}
        ordem={{field: 'nomeLoja', order: 'ASC'}}
        busca="Buscar por nome, CNPJ ou cidade"
        exportar="Lojas"
        vazio="Nenhuma loja com esta busca."
      />
    </Pagina>
  );
}
