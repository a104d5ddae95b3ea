import {useState} from 'react';
import type {Recorte} from './recorte';

const INICIO: Recorte = {filtro: 'todos', busca: '', ordem: {chave: 'totalVendido', decrescente: true}};

export interface UsoRecorte {
  recorte: Recorte;
  /** Changes whenever the table has to begin anew: sorted as the cut says, on its first page. */
  chaveTabela: string;
  filtrar: (filtro: Recorte['filtro']) => void;
  buscar: (busca: string) => void;
  /** From a figure: its group, its order, nothing searched. */
  comecar: (recorte: Pick<Recorte, 'filtro' | 'ordem'>) => void;
}

/** Which painters are looked at: set by the figures, changed above the table. */
export function useRecorte(): UsoRecorte {
  const [{recorte, vez}, mudar] = useState({recorte: INICIO, vez: 0});
  return {
    recorte,
    chaveTabela: `${vez} ${recorte.filtro} ${recorte.busca.trim() ? 'busca' : ''}`,
    filtrar: filtro => mudar(antes => ({...antes, recorte: {...antes.recorte, filtro}})),
    buscar: busca => mudar(antes => ({...antes, recorte: {...antes.recorte, busca}})),
    comecar: novo => mudar(antes => ({recorte: {...novo, busca: ''}, vez: antes.vez + 1})),
  };
}
