import {Pagina} from '../../../components/Pagina';
import {emTitulo} from '../../../components/texto';
import type {Pendente} from '../../tipos';
import {AcoesDaMesa} from './AcoesDaMesa';
import {CamposVenda} from '../campos/CamposVenda';
import {DetalheDaMesa} from './DetalheDaMesa';
import {Itens} from '../itens/Itens';
import {FaixaAnalise} from '../sobre/FaixaAnalise';
import {ComRealce} from '../leitura/realce';
import {SobreANota} from '../sobre/SobreANota';
import estilos from '../NovaVenda.module.css';
import {PapelDaNota} from '../papel/PapelDaNota';
import {useIrAoPapel} from '../papel/useIrAoPapel';
import {FaixaRetomada} from '../sobre/FaixaRetomada';
import {RodapeVenda} from './RodapeVenda';
import {SegundaConferencia} from './SegundaConferencia';
import type {useFila} from './useFila';
import {useMesa} from './useMesa';

interface Props {
  nota: Pendente;
  fila: ReturnType<typeof useFila>;
  /** The one before was decided a moment ago. */
  seguida: boolean;
  /** Drops what was kept of earlier work on it. */
  aoRecomecar: () => void;
}

/** One receipt on the desk: its picture on the left, the sale that it becomes on the right. */
export function MesaDeNotas({nota, fila, seguida, aoRecomecar}: Props) {
  const mesa = useMesa(nota, fila, seguida);
  const {formulario, leitura, analise, duvidas, avancar, travada, dialogo, setDialogo} = mesa;
  const {lida, retomadoDe} = formulario;
  const papel = useIrAoPapel();
  const descricao = `Nota ${nota.id} de ${emTitulo(nota.nome)}`;
  return (
    <Pagina
      titulo="Nova venda"
      cheia
      detalhe={<DetalheDaMesa nota={nota} fila={fila} minha={analise.minha} />}
      acoes={
        <AcoesDaMesa
          {...{nota, dialogo, setDialogo, lida, descricao, travada}}
          aoDecidir={mesa.decidir}
          aoMudarArquivos={() => void leitura.buscarDeNovo()}
          aoFalhar={leitura.tentarDeNovo}
          aoPontuar={() => void mesa.pontuar({mesmoAssim: true})}
        />
      }
    >
      {mesa.pedido && (
        <SegundaConferencia
          pedido={mesa.pedido}
          aoFechar={mesa.esquecerPedido}
          aoSeguir={mesa.seguir}
          aoConfirmar={() => {
            mesa.esquecerPedido();
            void mesa.pontuar({confirmar: true});
          }}
        />
      )}
      <ComRealce>
        <div className={estilos.mesa}>
          <section ref={papel} className={estilos.foto} aria-label="Nota enviada">
            <PapelDaNota arquivos={mesa.arquivos} aoFalhar={leitura.tentarDeNovo} {...{descricao, lida}} />
          </section>
          <form
            className={estilos.venda}
            onSubmit={evento => evento.preventDefault()}
            noValidate
            aria-label="Nova venda"
          >
            <div className={estilos.rolagem}>
              {analise.deOutro && (
                <FaixaAnalise por={analise.deOutro} aoAssumir={() => analise.assumir().then(mesa.comecar)} />
              )}
              <fieldset className={estilos.trava} disabled={travada}>
                {retomadoDe && <FaixaRetomada de={retomadoDe} aoRecomecar={aoRecomecar} />}
                <SobreANota
                  {...{nota, leitura, lida}}
                  resumo={mesa.resumo}
                  aoSeparar={() => setDialogo('separar')}
                  aoJuntar={() => setDialogo('juntar')}
                  aoComparar={() => setDialogo('comparar')}
                  aoAvancar={duvidas.length > 0 ? () => avancar() : undefined}
                />
                <CamposVenda {...{formulario, nota, avancar}} />
                <Itens {...{formulario, avancar}} esperando={mesa.esperandoItens} />
              </fieldset>
            </div>
            <RodapeVenda {...{formulario, travada}} ocupado={mesa.ocupado} aoPontuar={() => void mesa.pontuar()} />
          </form>
        </div>
      </ComRealce>
    </Pagina>
  );
}
