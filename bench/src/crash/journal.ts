/** The acknowledged requests (2xx), whose effects must survive all crashes. */
export interface Journal {
  orders: {id: number; pintorId: number; codigo: string; key: string; answer: string}[];
  cancelled: {id: number; key: string}[];
  receipts: {id: number; pintorId: number; nomeArquivo: string; sha256: string}[];
  scored: {notaId: number; totalPontos: number}[];
  /** Number of requests repeated because their response was lost. */
  repeated: number;
  /** Unexpected responses. */
  faults: string[];
}

export const openJournal = (): Journal => ({
  orders: [],
  cancelled: [],
  receipts: [],
  scored: [],
  repeated: 0,
  faults: [],
});
