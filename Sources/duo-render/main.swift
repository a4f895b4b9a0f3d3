print("duo-render")
