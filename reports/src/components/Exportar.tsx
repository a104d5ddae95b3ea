import {Botao} from '@clube/ui';
import {baixarTexto} from '../base/baixar';
import {montarPlanilha, nomePlanilha, type CampoPlanilha} from '../base/planilha';

interface Props<L> {
  /** Names the file and tells this button from the others. */
  titulo: string;
  campos: readonly CampoPlanilha<L>[];
  linhas: readonly L[];
}

/** Saves the rows of a table, all pages of it, as a spreadsheet. */
export function Exportar<L>({titulo, campos, linhas}: Props<L>) {
  if (linhas.length === 0) return null;
  return (
    <Botao
      variante="secundario"
      pequeno
      icone="baixar"
      aria-label={`Exportar ${titulo}`}
      onClick={() => baixarTexto(nomePlanilha(titulo, new Date()), montarPlanilha(campos, linhas))}
    >
      Exportar
    </Botao>
  );
}
