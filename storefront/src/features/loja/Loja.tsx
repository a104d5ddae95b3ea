import {formatarPontosPorExtenso} from '@clube/domain';
import {useInfo} from '../../base/info';
import {Pagina} from '../../components/Pagina';
import {Busca} from './Busca';
import {useFiltros} from './filtros';
import {Filtros} from './Filtros';
import {GradePremios} from './GradePremios';
import estilos from './Loja.module.css';
import {VoltarAoTopo} from './VoltarAoTopo';

/** The prize store: for everybody to look at, for members with what their balance affords. */
export default function Loja({titulo = 'Loja', tipo}: {titulo?: string; tipo?: string}) {
  const {data: info} = useInfo();
  const {filtros, filtrar, limpar} = useFiltros();
  return (
    <Pagina
      titulo={titulo}
      lado={info && <span className={estilos.saldo}>{formatarPontosPorExtenso(info.saldoPontos)}</span>}
    >
      <Busca key={filtros.busca} inicial={filtros.busca} onSearch={busca => filtrar({busca})} />
      <div className={estilos.colunas}>
        <Filtros filtros={filtros} filtrar={filtrar} limpar={limpar} />
        <section aria-labelledby="premios">
          <h2 id="premios" className="so-leitor">
            Prêmios
          </h2>
          <GradePremios filtros={filtros} tipo={tipo} limpar={limpar} />
        </section>
      </div>
      <VoltarAoTopo />
    </Pagina>
  );
}
