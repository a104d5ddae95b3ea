/** Maximum number of products in a simulation, and of units of one. */
export const MAX_SIMULATED_ITEMS = 50;
export const MAX_SIMULATED_QTDE = 9_999;

/** Whether this quantity can be simulated: positive, with up to three decimals as on receipts. */
export const isSimulatedQtde = (qtde: number): boolean =>
  qtde > 0 && qtde <= MAX_SIMULATED_QTDE && Number(qtde.toFixed(3)) === qtde;
