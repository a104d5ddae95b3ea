import {Selo, classes} from '@clube/ui';
import type {ReactNode} from 'react';
import {oQueVai, type ArquivoNaFila} from './arquivo';
import estilos from './ListaArquivos.module.css';
import {Miniatura} from './Miniatura';

const MB = 1024 * 1024;

function tamanho(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
}

interface Props {
  item: ArquivoNaFila;
  /** Its name, or its place among the pictures of a receipt. */
  titulo: string;
  /** What matters more than the title. */
  nota?: ReactNode;
  /** What needs the whole width. */
  children?: ReactNode;
  acoes: ReactNode;
}

/** One file: its picture, what it is, and what can be done with it. */
export function PaginaRecibo({item, titulo, nota, children, acoes}: Props) {
  return (
    <div className={estilos.pagina}>
      <Miniatura item={item} />
      <div className={estilos.texto}>
        {nota}
        <span className={classes(estilos.arquivo, Boolean(nota) && estilos.discreto)}>
          <span className={estilos.nome}>{titulo}</span>
          <span className={estilos.discreto}>{tamanho(oQueVai(item).size)}</span>
        </span>
      </div>
      <div className={estilos.acoes}>{acoes}</div>
      <div className={estilos.diz}>
        {children}
        {item.erro && <Selo tom="erro">{item.erro}</Selo>}
      </div>
    </div>
  );
}
