import {TabelaPaginada} from '@clube/ui';
import {useDeferredValue, useMemo} from 'react';
import {Busca} from '../../../components/Busca';
import {Exportar} from '../../../components/Exportar';
import {Secao} from '../../../components/Secao';
import type {Relatorio} from '../tipos';
import {CAMPOS_PINTORES, COLUNAS_PINTORES} from './colunas';
import {Filtros} from './Filtros';
import {recortar} from './recorte';
import type {UsoRecorte} from './useRecorte';

interface Props {
  relatorio: Relatorio;
  recorte: UsoRecorte;
}

/** Who buys at the reseller's shops or prefers them: found by name, narrowed to a group, sorted by any figure. */
export function SecaoPintores({relatorio: {usuariosTotais}, recorte: uso}: Props) {
  const {filtro, ordem} = uso.recorte;
  const busca = useDeferredValue(uso.recorte.busca);
  const linhas = useMemo(() => recortar(usuariosTotais, {filtro, busca}), [usuariosTotais, filtro, busca]);
  return (
    <Secao
      id="pintores"
      titulo="Pintores"
      dica="Compraram nas suas lojas ou as preferem. Valores desde o início."
      acoes={
        <>
          <Busca rotulo="Buscar pintor" valor={uso.recorte.busca} onValueChange={uso.buscar} />
          <Exportar titulo="Pintores" campos={CAMPOS_PINTORES} linhas={linhas} />
        </>
      }
    >
      <Filtros pintores={usuariosTotais} filtro={filtro} onValueChange={uso.filtrar} />
      <div>
        <TabelaPaginada
          key={uso.chaveTabela}
          legenda="Pintores"
          colunas={COLUNAS_PINTORES}
          linhas={linhas}
          chaveLinha={pintor => pintor.id}
          ordemInicial={ordem}
          vazio={busca.trim() ? `Nenhum pintor com “${busca.trim()}”` : 'Nenhum pintor neste grupo'}
        />
      </div>
    </Secao>
  );
}
