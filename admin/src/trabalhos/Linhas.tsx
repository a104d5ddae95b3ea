import {ESTADOS_LINHA_TRABALHO, ROTULOS_LINHA_TRABALHO, trabalhoAberto} from '@clube/domain';
import {useMemo} from 'react';
import {Exportar} from '../components/lista/Exportar';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {mapResources} from '../providers/recursos';
import {BaixarFalhas} from './BaixarFalhas';
import {DAS_LINHAS, type Trabalho} from './colunas';
import estilos from './Trabalhos.module.css';

const RESULTADOS = ESTADOS_LINHA_TRABALHO.map(valor => ({valor, texto: ROTULOS_LINHA_TRABALHO[valor]}));
const EVERY_MS = 4000;

/** What came of each row of a work. */
export function Linhas({trabalho: {id, estado, titulo, falhas}}: {trabalho: Trabalho}) {
  const recurso = useMemo(() => {
    const caminho = `trabalhos/${id}/linhas`;
    mapResources([{name: caminho, rest: {caminho}}]);
    return caminho;
  }, [id]);
  return (
    <>
      <h2 className={estilos.titulo}>Linhas</h2>
      <Lista
        recurso={recurso}
        legenda={`Linhas de ${titulo}`}
        colunas={DAS_LINHAS}
        ordem={{field: 'id', order: 'ASC'}}
        filtros={<FiltroSelecao campo="estado" rotulo="Resultado" opcoes={RESULTADOS} />}
        exportar={
          <>
            {falhas > 0 && <BaixarFalhas id={id} />}
            <Exportar recurso={recurso} nome={`Trabalho ${id}`} />
          </>
        }
        vazio="Este trabalho não é feito linha a linha."
        {...(trabalhoAberto(estado) && {aCada: EVERY_MS})}
      />
    </>
  );
}
