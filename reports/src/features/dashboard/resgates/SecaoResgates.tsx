import {TabelaPaginada} from '@clube/ui';
import {Exportar} from '../../../components/Exportar';
import {Secao} from '../../../components/Secao';
import type {ResgateRelatorio} from '../tipos';
import {CAMPOS_RESGATES, COLUNAS_RESGATES} from './colunas';

/** The painters' orders, one by one, and where each of them is. */
export function SecaoResgates({resgates}: {resgates: ResgateRelatorio[]}) {
  return (
    <Secao
      id="resgates"
      titulo="Resgates"
      dica="Últimos 12 meses, também os cancelados"
      acoes={<Exportar titulo="Resgates" campos={CAMPOS_RESGATES} linhas={resgates} />}
    >
      <div>
        <TabelaPaginada
          legenda="Resgates"
          colunas={COLUNAS_RESGATES}
          linhas={resgates}
          chaveLinha={({id}) => id}
          ordemInicial={{chave: 'resgatadoEm', decrescente: true}}
          vazio="Nenhum resgate no período"
        />
      </div>
    </Secao>
  );
}
