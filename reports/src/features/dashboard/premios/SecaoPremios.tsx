import {TabelaPaginada, type Coluna} from '@clube/ui';
import {numero} from '../../../base/formatos';
import type {CampoPlanilha} from '../../../base/planilha';
import {Exportar} from '../../../components/Exportar';
import {Secao} from '../../../components/Secao';
import type {PremioRelatorio} from '../tipos';

const CAMPOS: readonly CampoPlanilha<PremioRelatorio>[] = [
  {titulo: 'Prêmio', valor: ({premio}) => premio},
  {titulo: 'Quantidade', valor: ({quantidade}) => quantidade},
];

const COLUNAS: readonly Coluna<PremioRelatorio>[] = [
  {chave: 'premio', titulo: 'Prêmio', principal: true, ordem: ({premio}) => premio, celula: ({premio}) => premio},
  {
    chave: 'quantidade',
    titulo: 'Quantidade',
    numerica: true,
    ordem: ({quantidade}) => quantidade,
    celula: ({quantidade}) => <b>{numero(quantidade)}</b>,
  },
];

/** What the painters swapped their points for, by units; cancelled orders are not in. */
export function SecaoPremios({premios}: {premios: PremioRelatorio[]}) {
  return (
    <Secao
      id="premios"
      titulo="Prêmios resgatados"
      dica="Últimos 12 meses, sem os cancelados"
      acoes={<Exportar titulo="Prêmios resgatados" campos={CAMPOS} linhas={premios} />}
    >
      <div>
        <TabelaPaginada
          legenda="Prêmios resgatados"
          colunas={COLUNAS}
          linhas={premios}
          chaveLinha={({premio}) => premio}
          ordemInicial={{chave: 'quantidade', decrescente: true}}
          vazio="Nenhum prêmio resgatado no período"
        />
      </div>
    </Secao>
  );
}
