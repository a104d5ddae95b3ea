/** What was acknowledged: the server said so with a 2xx, and must stand by it whatever happens afterwards. */
export interface Journal {
  orders: {id: number; pintorId: number; codigo: string; key: string; answer: string}[];
  cancelled: {id: number; key: string}[];
  receipts: {id: number; pintorId: number; nomeArquivo: string; sha256: string}[];
  scored: {notaId: number; totalPontos: number}[];
  /** Calls that were sent again because their answer was lost. */
  repeated: number;
  /** Answers that no call here should get. */
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
