import {TabelaPaginada, type Coluna} from '@clube/ui';
import {useMemo} from 'react';
import {numero, reais} from '../../../base/formatos';
import type {CampoPlanilha} from '../../../base/planilha';
import {Exportar} from '../../../components/Exportar';
import {Proporcao} from '../../../components/Proporcao';
import {Secao} from '../../../components/Secao';
import type {ProdutoRelatorio} from '../tipos';

const CAMPOS: readonly CampoPlanilha<ProdutoRelatorio>[] = [
  {titulo: 'Produto', valor: ({produto}) => produto},
  {titulo: 'Quantidade', valor: ({qtde}) => qtde},
  {titulo: 'Total vendido (R$)', valor: ({totalVendido}) => totalVendido},
];

/** `maior`: reais of the product that sold most, against which the others are drawn. */
function colunas(maior: number): readonly Coluna<ProdutoRelatorio>[] {
  return [
    {
      chave: 'produto',
      titulo: 'Produto',
      principal: true,
      ordem: ({produto}) => produto,
      celula: ({produto}) => produto,
    },
    {chave: 'qtde', titulo: 'Qtde', numerica: true, ordem: ({qtde}) => qtde, celula: ({qtde}) => numero(qtde)},
    {
      chave: 'totalVendido',
      titulo: 'Total vendido',
      numerica: true,
      ordem: ({totalVendido}) => totalVendido,
      celula: ({totalVendido}) => (
        <Proporcao parte={maior > 0 ? totalVendido / maior : 0}>{reais(totalVendido)}</Proporcao>
      ),
    },
  ];
}

/** The twenty products that sold most. */
export function SecaoProdutos({produtos}: {produtos: ProdutoRelatorio[]}) {
  const doMaior = useMemo(() => colunas(Math.max(0, ...produtos.map(({totalVendido}) => totalVendido))), [produtos]);
  return (
    <Secao
      id="produtos"
      titulo="Produtos mais vendidos"
      dica="Os 20 que mais venderam, desde o início"
      acoes={<Exportar titulo="Produtos mais vendidos" campos={CAMPOS} linhas={produtos} />}
    >
      <div>
        <TabelaPaginada
          legenda="Produtos mais vendidos"
          colunas={doMaior}
          linhas={produtos}
          chaveLinha={({produto}) => produto}
          ordemInicial={{chave: 'totalVendido', decrescente: true}}
          tamanhoInicial={50}
          vazio="Nenhum produto vendido ainda"
        />
      </div>
    </Secao>
  );
}
