import {TRACOS, type NomeIcone} from './tracos';

interface Props {
  nome: NomeIcone;
  /** Side in pixels. */
  tamanho?: number;
  /** What the drawing says, when no text beside it does; without it the icon is decoration. */
  titulo?: string;
  className?: string | undefined;
}

/** One icon of the set, in the colour of the text around it. */
export function Icone({nome, tamanho = 24, titulo, className}: Props) {
  return (
    <svg
      width={tamanho}
      height={tamanho}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={titulo ? 'img' : undefined}
      aria-label={titulo}
      aria-hidden={titulo ? undefined : true}
      style={{flex: 'none'}}
    >
      {TRACOS[nome].map(traco => (
        <path key={traco} d={traco} />
      ))}
    </svg>
  );
}
