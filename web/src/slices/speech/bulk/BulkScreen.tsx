export const BulkScreen = () => null;
