import {Botao, Carregando, QuadroArquivo, type Arquivo} from '@clube/ui';
import {useEffect, useState} from 'react';
import estilos from './NovaVenda.module.css';
import {desenharPaginas} from './paginasPdf';

/** The pages of a PDF as pictures beside the form; one that cannot be drawn is still a link to a tab of its own. */
export default function FolhasPdf({arquivo}: {arquivo: Arquivo}) {
  const [paginas, setPaginas] = useState<readonly string[]>();
  const [atual, setAtual] = useState(0);
  useEffect(() => {
    const controle = new AbortController();
    let feitas: string[] = [];
    desenharPaginas(arquivo.url, controle.signal).then(
      urls => {
        feitas = urls;
        if (controle.signal.aborted) urls.forEach(url => URL.revokeObjectURL(url));
        else setPaginas(urls);
      },
      () => !controle.signal.aborted && setPaginas([]),
    );
    return () => {
      controle.abort();
      feitas.forEach(url => URL.revokeObjectURL(url));
    };
  }, [arquivo.url]);

  if (!paginas) return <Carregando linhas={6} texto="Abrindo o PDF" />;
  const url = paginas[atual];
  if (!url) return <QuadroArquivo arquivo={arquivo} />;
  return (
    <>
      <QuadroArquivo key={url} arquivo={{url, descricao: `${arquivo.descricao}, página ${atual + 1}`}} />
      {paginas.length > 1 && (
        <div className={estilos.folhas} role="group" aria-label="Páginas">
          <Botao variante="secundario" pequeno disabled={atual === 0} onClick={() => setAtual(atual - 1)}>
            Anterior
          </Botao>
          <output>
            {atual + 1} / {paginas.length}
          </output>
          <Botao
            variante="secundario"
            pequeno
            disabled={atual === paginas.length - 1}
            onClick={() => setAtual(atual + 1)}
          >
            Próxima
          </Botao>
        </div>
      )}
    </>
  );
}
