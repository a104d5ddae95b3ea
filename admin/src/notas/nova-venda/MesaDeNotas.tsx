import {enderecoArquivo} from '@clube/api-client';
import {Botao, Carregando, QuadroArquivo, VazioIlustrado, avisar, ehPdf, type Arquivo} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {Suspense, lazy, useEffect, useEffectEvent, useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {Pagina} from '../../components/Pagina';
import {emTitulo, haQuanto} from '../../components/texto';
import {useAtalho} from '../../layout/useAtalho';
import {EncerrarModal} from '../EncerrarModal';
import type {Pendente} from '../tipos';
import {CamposVenda} from './CamposVenda';
import {DuplicataAviso} from './DuplicataAviso';
import {enderecoNovaVenda, estadoNovaVenda} from './entrada';
import {Itens} from './Itens';
import estilos from './NovaVenda.module.css';
import {RejeitarModal} from './RejeitarModal';
import {RodapeVenda} from './RodapeVenda';
import type {useFila} from './useFila';
import {useNovaVenda} from './useNovaVenda';
import {usePontuar} from './usePontuar';

/** Drawing a PDF takes a library that most receipts do not need. */
const FolhasPdf = lazy(() => import('./FolhasPdf'));

interface Props {
  nota: Pendente;
  fila: ReturnType<typeof useFila>;
}

/** One receipt on the desk: its picture on the left, the sale that it becomes on the right. */
export function MesaDeNotas({nota, fila}: Props) {
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const formulario = useNovaVenda(nota);
  const [dialogo, setDialogo] = useState<'rejeitar' | 'encerrar'>();
  const [agora] = useState(() => new Date());

  const abrirProxima = (): void => {
    const {proxima} = fila;
    if (!proxima) avisar.info('Era a última: a fila está em dia.');
    void navegar(proxima ? enderecoNovaVenda(proxima) : '/painel/processar/pontuacoes', {
      replace: true,
      ...(proxima && {state: estadoNovaVenda(proxima)}),
    });
    void queryClient.invalidateQueries({queryKey: ['pendentes']});
  };
  const {pontuar, ocupado} = usePontuar(nota, formulario, abrirProxima);
  useAtalho('Enter', () => void pontuar());

  const aoChegar = useEffectEvent(() => {
    void formulario.conferir.cpf();
    void formulario.conferir.cnpj();
    void formulario.conferir.codigo();
  });
  useEffect(() => aoChegar(), []);

  const url = enderecoArquivo(nota.diretorioArquivo, nota.arquivoUrl);
  const descricao = `Nota ${nota.id} de ${emTitulo(nota.nome)}`;
  const lugar = fila.posicao ? `Nota ${fila.posicao} de ${fila.total}` : `Nota ${nota.id}`;
  return (
    <Pagina
      titulo="Nova venda"
      cheia
      detalhe={`${lugar} · enviada por ${emTitulo(nota.nome)} ${haQuanto(new Date(nota.criadoEm), agora)}`}
      acoes={
        <>
          <Botao variante="secundario" pequeno onClick={() => setDialogo('rejeitar')}>
            Rejeitar
          </Botao>
          <Botao variante="secundario" pequeno onClick={() => setDialogo('encerrar')}>
            Encerrar
          </Botao>
        </>
      }
    >
      <div className={estilos.mesa}>
        <section className={estilos.foto} aria-label="Nota enviada">
          {url ? (
            <ArquivoDaNota arquivo={{url, descricao, pdf: ehPdf(nota.tipo) || ehPdf(nota.diretorioArquivo)}} />
          ) : (
            <VazioIlustrado titulo="Nota sem arquivo">Esta nota chegou sem foto.</VazioIlustrado>
          )}
        </section>
        <form className={estilos.venda} onSubmit={evento => evento.preventDefault()} noValidate aria-label="Nova venda">
          <div className={estilos.rolagem}>
            {nota.possivelDuplicata && <DuplicataAviso duplicata={nota.possivelDuplicata} />}
            <CamposVenda formulario={formulario} codigoEnviado={nota.codigoPromocional} />
            <Itens formulario={formulario} />
          </div>
          <RodapeVenda formulario={formulario} ocupado={ocupado} aoPontuar={() => void pontuar()} />
        </form>
      </div>
      {dialogo === 'rejeitar' && (
        <RejeitarModal nota={nota} aoFechar={() => setDialogo(undefined)} aoRejeitar={abrirProxima} />
      )}
      {dialogo === 'encerrar' && (
        <EncerrarModal nota={nota} aoFechar={() => setDialogo(undefined)} aoEncerrar={abrirProxima} />
      )}
    </Pagina>
  );
}

function ArquivoDaNota({arquivo}: {arquivo: Arquivo}) {
  if (!arquivo.pdf) return <QuadroArquivo arquivo={arquivo} />;
  return (
    <Suspense fallback={<Carregando linhas={6} texto="Abrindo o PDF" />}>
      <FolhasPdf key={arquivo.url} arquivo={arquivo} />
    </Suspense>
  );
}
